/** Sounds made of a few numbers each: tones that glide, and bursts of filtered noise. */
import type { Sound } from "./sounds";

interface Note {
  at: number; // seconds after the beginning
  long: number;
  loud: number;
  tone?: [OscillatorType, number, number]; // its form, and from which to which frequency
  noise?: [BiquadFilterType, number]; // its filter and frequency
}

const noise = (
  at: number,
  long: number,
  loud: number,
  filter: BiquadFilterType,
  hertz: number,
) => ({
  at,
  long,
  loud,
  noise: [filter, hertz] as [BiquadFilterType, number],
});
const tone = (at: number, long: number, loud: number, from: number, to = from) => ({
  at,
  long,
  loud,
  tone: ["triangle", from, to] as [OscillatorType, number, number],
});

const SOUNDS: Record<Sound, Note[]> = {
  march: [0, 0.13, 0.26].map((at) => noise(at, 0.06, 0.25, "lowpass", 380)),
  dice: [0, 0.06, 0.14, 0.2, 0.33].map((at) => noise(at, 0.03, 0.4, "bandpass", 2600 - 3000 * at)),
  shot: [noise(0, 0.35, 0.7, "lowpass", 700), tone(0, 0.3, 0.5, 110, 38)],
  loss: [tone(0, 0.28, 0.35, 220, 165), tone(0.2, 0.4, 0.35, 165, 98)],
  turn: [tone(0, 0.35, 0.25, 392), tone(0.16, 0.5, 0.25, 523)],
  yours: [tone(0, 0.18, 0.28, 659), tone(0.13, 0.3, 0.28, 880)],
  end: [0, 0.2, 0.4, 0.6].map((at, n) => tone(at, 0.8, 0.25, [262, 330, 392, 523][n] ?? 262)),
};
const BETWEEN = 0.12; // seconds between two sounds

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

function noiseBuffer(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const values = made.getChannelData(0);
  for (let n = 0; n < values.length; n++) values[n] = Math.random() * 2 - 1;
  return made;
}

function source(
  audio: AudioContext,
  note: Note,
  start: number,
): [AudioScheduledSourceNode, AudioNode] {
  if (note.tone) {
    const voice = audio.createOscillator();
    voice.type = note.tone[0];
    voice.frequency.setValueAtTime(note.tone[1], start);
    voice.frequency.exponentialRampToValueAtTime(note.tone[2], start + note.long);
    return [voice, voice];
  }
  const burst = audio.createBufferSource();
  hiss ??= noiseBuffer(audio);
  burst.buffer = hiss;
  const filter = audio.createBiquadFilter();
  [filter.type, filter.frequency.value] = note.noise ?? ["lowpass", 500];
  return [burst, burst.connect(filter)];
}

function sing(audio: AudioContext, note: Note, start: number, volume: number) {
  const [voice, out] = source(audio, note, start);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(note.loud * volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  out.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + note.long);
}

/** One after another. */
export function play(sounds: Sound[], volume: number) {
  if (volume <= 0) return;
  context ??= new AudioContext();
  const audio = context;
  audio.resume().catch(() => {}); // a browser may want a click first
  let start = audio.currentTime + 0.02;
  for (const name of sounds) {
    for (const note of SOUNDS[name]) sing(audio, note, start + note.at, volume);
    start += BETWEEN + Math.max(...SOUNDS[name].map(({ at, long }) => at + long)) / 2;
  }
}
