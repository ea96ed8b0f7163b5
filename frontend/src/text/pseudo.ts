/** A language for tests: English in brackets, accented and about 40 % longer, so that text which is
 * not from the file shows, and so does text that is cut off. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

const ACCENTED: Record<string, string> = { a: "à", e: "é", i: "î", o: "ö", u: "û" };

export const accented = (text: string) =>
  text.replace(/[aeiou]/gi, (letter) => {
    const long = ACCENTED[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? long + long : long.toUpperCase() + long;
  });

export function pseudoBundle(source: string): FluentBundle {
  const resource = new FluentResource(source);
  for (const message of resource.body)
    if (message.value !== null) message.value = ["⟦", ...[message.value].flat(), "⟧"];
  const bundle = new FluentBundle("en", { useIsolating: false, transform: accented });
  bundle.addResource(resource);
  return bundle;
}
