import type { FeldView } from './feld.ts';
import type { FlutlichtView } from './flutlicht.ts';
import type { KesselView } from './kessel.ts';
import type { KurveView } from './kurve.ts';
import type { StaeffeleView } from './staeffele.ts';
import type { ZahlView } from './zahl.ts';

// How each motif is framed. Composition lives here, drawing in the motif's own file.

export const kurveViews = {
  night: {
    centre: [0.4, 1.42],
    pitch: 25,
    rows: { first: 38, ringFrom: 51, ringTo: 64 },
    word: { text: '1893', above: 3, rows: 18, angle: 5 },
    light: false,
  },
  portrait: {
    centre: [0.86, 1.02],
    pitch: 36,
    rows: { first: 17, ringFrom: 34, ringTo: 46 },
    light: true,
  },
} as const satisfies Record<string, KurveView>;

export const flutlichtViews = {
  landscape: {
    masts: [
      { x: 0.1, y: 0.13, size: 0.17, lean: -8 },
      { x: 0.39, y: 0.23, size: 0.085, lean: -3 },
      { x: 0.66, y: 0.23, size: 0.085, lean: 3 },
      { x: 0.93, y: 0.06, size: 0.2, lean: 8 },
    ],
    ring: { x: 0.52, y: 0.86, rx: 0.56, ry: 0.17, width: 0.085 },
    fineness: 480,
  },
  portrait: {
    masts: [
      { x: 0.12, y: 0.1, size: 0.12, lean: -10 },
      { x: 0.4, y: 0.24, size: 0.06, lean: -3 },
      { x: 0.68, y: 0.24, size: 0.06, lean: 3 },
      { x: 0.93, y: 0.05, size: 0.14, lean: 9 },
    ],
    ring: { x: 0.6, y: 0.88, rx: 0.78, ry: 0.14, width: 0.075 },
    fineness: 660,
  },
} as const satisfies Record<string, FlutlichtView>;

export const feldViews = {
  landscape: {
    scale: 148,
    anchor: { x: 0, y: 0, left: 0.7, top: 1 },
    turn: 24,
    ring: 'centre',
  },
  portrait: {
    scale: 104,
    anchor: { x: 41.5, y: 0, left: 0.2, top: 0.6 },
    turn: 118,
    ring: 'penalty',
  },
} as const satisfies Record<string, FeldView>;

export const kesselViews = {
  landscape: { centre: [0.4, 0.52], unit: 900, valley: 70, ring: { level: 0.5, width: 96 } },
  portrait: { centre: [0.46, 0.56], unit: 860, valley: 24, ring: { level: 0.54, width: 96 } },
} as const satisfies Record<string, KesselView>;

export const staeffeleViews = {
  landscape: {
    tread: 190,
    rise: 120,
    lane: 330,
    origin: [0.02, 0.02],
    offsets: [4, 2, 3, 1, 2, 0, 1, -1, 0, -2, -1],
    ringLane: 4,
  },
  portrait: {
    tread: 190,
    rise: 124,
    lane: 340,
    origin: [-0.28, 0.06],
    offsets: [4, 2, 3, 1, 2, 0, 1, -1, 0, -2, -1],
    ringLane: 4,
  },
} as const satisfies Record<string, StaeffeleView>;

export const zahlViews = {
  landscape: {
    lines: [
      { text: '18', x: -0.03, baseline: 0.47 },
      { text: '93', x: 0.24, baseline: 1.06 },
    ],
    size: 0.52,
    ring: { x: 0.475, y: 0.48, radius: 0.165, thickness: 0.066 },
  },
  portrait: {
    lines: [
      { text: '18', x: -0.1, baseline: 0.46 },
      { text: '93', x: -0.02, baseline: 1.02 },
    ],
    size: 0.86,
    band: { from: 0.42, thickness: 0.22 },
  },
} as const satisfies Record<string, ZahlView>;
