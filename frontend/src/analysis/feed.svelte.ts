/** A stream of chances. Closing it ends the playouts for it. */
import type { ChanceNews } from "../api/types";
import { type Chances, heard, NONE } from "./chances";

export class ChanceFeed {
  chances = $state.raw<Chances>(NONE);
  isOpen = $state(false);
  private source: EventSource | null = null;

  /** Listen to another position or line; what was known of the last one is forgotten. */
  open(address: string, isSame = false) {
    this.close();
    if (!isSame) this.chances = NONE;
    const source = new EventSource(address);
    this.source = source;
    this.isOpen = true;
    source.addEventListener("chances", (event) => {
      const news: ChanceNews = JSON.parse((event as MessageEvent).data);
      this.chances = heard(this.chances, news);
      if (news.is_done) this.close();
    });
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) this.close();
    };
  }

  close() {
    this.source?.close();
    this.source = null;
    this.isOpen = false;
  }
}
