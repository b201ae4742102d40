// The sounds of the table, made by the browser itself: tones, and noise through a filter.

/** @import { SoundName, Stroke } from "./types.js" */

const VOLUME = 0.25;
const SILENCE = 0.0001;
const NOISE_S = 0.5;

/**
 * One tone after the other.
 * @param {number[]} frequencies
 * @param {number} step
 * @param {number} length
 * @returns {Stroke[]}
 */
const melody = (frequencies, step, length) => frequencies.map((hz, place) => ({ at: place * step, hz, length }));

/** @type {Record<SoundName, Stroke[]>} */
const SOUNDS = {
  dice: [
    { at: 0, hz: 2100, noise: 4, length: 0.05 },
    { at: 0.08, hz: 2700, noise: 4, length: 0.04 },
    { at: 0.15, hz: 1900, noise: 4, length: 0.05 },
    { at: 0.24, hz: 2500, noise: 4, length: 0.03, gain: 0.7 },
    { at: 0.31, hz: 2200, noise: 4, length: 0.03, gain: 0.5 },
    { at: 0.37, hz: 1800, noise: 4, length: 0.05, gain: 0.35 },
  ],
  card: [{ at: 0, hz: 2600, noise: 0.8, length: 0.13, rise: 0.04, gain: 0.5 }],
  chip: [
    { at: 0, hz: 2350, length: 0.05, shape: "triangle", gain: 0.6 },
    { at: 0.045, hz: 3150, length: 0.06, shape: "triangle", gain: 0.4 },
  ],
  pen: [{ at: 0, hz: 4200, noise: 1.5, length: 0.08, rise: 0.02, gain: 0.3 }],
  sealed: [{ at: 0, hz: 330, length: 0.09, gain: 0.5 }],
  turn: melody([659, 880], 0.12, 0.24),
  hurry: melody([440, 440], 0.16, 0.1),
  second: melody([660], 0, 0.09),
  win: melody([523, 659, 784, 1047, 784, 1047], 0.12, 0.3),
  over: melody([392, 330], 0.2, 0.4),
};

/** @type {AudioContext | null} */
let audio = null;
/** @type {AudioBuffer | null} */
let noise = null;

/**
 * Half a second of noise, the same every time.
 * @param {AudioContext} context
 */
function makeNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_S, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 12;
  for (let place = 0; place < samples.length; place++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[place] = state / 2 ** 31 - 1;
  }
  return buffer;
}

/**
 * The source of a stroke and what it goes through before its volume.
 * @param {AudioContext} context
 * @param {Stroke} stroke
 * @returns {[AudioScheduledSourceNode, AudioNode]}
 */
function source(context, { hz, noise: width, shape = "sine" }) {
  if (width === undefined) {
    const voice = new OscillatorNode(context, { type: shape, frequency: hz });
    return [voice, voice];
  }
  noise ??= makeNoise(context);
  const hiss = new AudioBufferSourceNode(context, { buffer: noise });
  return [hiss, hiss.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: hz, Q: width }))];
}

/**
 * @param {SoundName} name
 * @param {number} volume
 */
export function synthesise(name, volume) {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  for (const stroke of SOUNDS[name]) {
    const { at, length, rise = 0.004, gain = 1 } = stroke;
    const begin = audio.currentTime + at;
    const loud = new GainNode(audio, { gain: SILENCE });
    loud.gain.setValueAtTime(SILENCE, begin);
    loud.gain.exponentialRampToValueAtTime(VOLUME * volume * gain, begin + rise);
    loud.gain.exponentialRampToValueAtTime(SILENCE, begin + rise + length);
    const [voice, out] = source(audio, stroke);
    out.connect(loud).connect(audio.destination);
    voice.start(begin);
    voice.stop(begin + rise + length);
  }
}
