import type { CitySlug } from './city-index.ts';

/** On which side of its dot a name is written. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** Where a name is written, in units of the map (src/site/state-map.ts): by its end, its start or its middle. */
export type Spot = readonly [side: Side, x: number, y: number];

/** The names on the map of a city. */
export interface MapNames {
  /** The middle of its own two lines: its name, and how far it is. */
  readonly name: Spot;
  /** The line from the city to a name that stands away from it. */
  readonly leader?: readonly [fromX: number, fromY: number, toX: number, toY: number];
  /** The name of the desk's city. */
  readonly desk?: Spot;
  /** Cities for bearings. */
  readonly bearings: Partial<Readonly<Record<CitySlug, Spot>>>;
  /** What a phone shows: the corner of its part of the map, the bearings in it, and the desk's name if it is elsewhere. */
  readonly phone: {
    readonly at: readonly [left: number, top: number];
    readonly desk?: Spot;
    readonly bearings: readonly CitySlug[];
  };
}

/**
 * Where the names stand on the map of each city: beside their dots, over no other dot, line or name, which a test checks
 * (src/ui/map-labels.test.tsx). A city that is missing here has its name beside its dot,
 * where it may touch the border, and no bearings.
 */
export const mapNames: Partial<Readonly<Record<CitySlug, MapNames>>> = {
  coimbatore: {
    name: ['right', 106, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [-63, 152], bearings: ['salem'] },
  },
  chennai: {
    name: ['right', 432, 57],
    desk: ['right', 96, 269],
    bearings: { madurai: ['right', 207, 372], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 292] },
    phone: { at: [269, -48], bearings: [] },
  },
  madurai: {
    name: ['above', 246, 310],
    leader: [198, 356, 198, 336],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], thoothukudi: ['right', 209, 489] },
    phone: { at: [23, 249], bearings: [] },
  },
  salem: {
    name: ['below', 207, 267],
    leader: [201, 215, 201, 241],
    desk: ['left', 54, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], thoothukudi: ['right', 209, 489] },
    phone: { at: [56, 94], bearings: [] },
  },
  erode: {
    name: ['right', 181, 231],
    desk: ['right', 96, 269],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], tiruchirappalli: ['left', 247, 292] },
    phone: { at: [12, 126], bearings: ['tiruchirappalli'] },
  },
  tirupur: {
    name: ['right', 144, 254],
    desk: ['right', 96, 287],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [-25, 149], bearings: ['salem'] },
  },
  vellore: {
    name: ['left', 276, 31],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [89, -32], bearings: ['chennai'] },
  },
  tiruchirappalli: {
    name: ['above', 256, 242],
    desk: ['right', 96, 287],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [81, 181], bearings: ['madurai', 'salem'] },
  },
  tirunelveli: {
    name: ['right', 210, 492],
    leader: [174, 492, 206, 492],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [47, 387], bearings: [] },
  },
  thoothukudi: {
    name: ['right', 222, 489],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [59, 384], bearings: [] },
  },
  dindigul: {
    name: ['above', 185, 248],
    leader: [185, 312, 185, 274],
    desk: ['left', 54, 263],
    bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['below', 256, 304] },
    phone: { at: [10, 214], desk: ['right', 16, 287], bearings: ['tiruchirappalli'] },
  },
  thanjavur: {
    name: ['left', 276, 310],
    desk: ['right', 96, 251],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [89, 181], bearings: ['madurai', 'salem'] },
  },
  ranipet: {
    name: ['left', 296, 30],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [109, -33], bearings: ['chennai'] },
  },
  sivakasi: {
    name: ['left', 103, 420],
    leader: [151, 420, 107, 420],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 286] },
    phone: { at: [-84, 315], bearings: [] },
  },
  karur: {
    name: ['above', 194, 225],
    desk: ['right', 96, 293],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], thoothukudi: ['right', 209, 489] },
    phone: { at: [19, 152], bearings: [] },
  },
  hosur: {
    name: ['left', 135, 91],
    leader: [153, 91, 139, 91],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [-52, -20], bearings: [] },
  },
  nagercoil: {
    name: ['left', 95, 547],
    leader: [113, 547, 99, 547],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [-92, 442], bearings: [] },
  },
  kumbakonam: {
    name: ['left', 301, 293],
    desk: ['right', 96, 251],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [96, 152], bearings: ['salem'] },
  },
  pollachi: {
    name: ['right', 111, 299],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [-58, 188], bearings: ['madurai', 'salem'] },
  },
  ambur: {
    name: ['left', 235, 56],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [48, -25], bearings: [] },
  },
  srivilliputtur: {
    name: ['left', 99, 414],
    leader: [135, 414, 103, 414],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 286] },
    phone: { at: [-88, 309], bearings: [] },
  },
  rajapalayam: {
    name: ['left', 103, 420],
    leader: [127, 420, 107, 420],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 286] },
    phone: { at: [-84, 315], bearings: [] },
  },
  kanchipuram: {
    name: ['right', 412, 88],
    leader: [370, 82, 408, 82],
    desk: ['right', 96, 269],
    bearings: { madurai: ['right', 207, 372], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 292] },
    phone: { at: [249, -23], bearings: [] },
  },
  cuddalore: {
    name: ['right', 383, 190],
    desk: ['right', 96, 269],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [220, 85], bearings: [] },
  },
  tiruvannamalai: {
    name: ['below', 268, 234],
    leader: [292, 158, 292, 208],
    desk: ['right', 96, 269],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [117, 67], desk: ['right', 123, 287], bearings: ['salem'] },
  },
  namakkal: {
    name: ['below', 203, 287],
    desk: ['right', 96, 233],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], thoothukudi: ['right', 209, 489] },
    phone: { at: [28, 138], bearings: [] },
  },
  dharmapuri: {
    name: ['left', 132, 153],
    leader: [186, 153, 136, 153],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], tiruchirappalli: ['left', 247, 286] },
    phone: { at: [-55, 42], bearings: [] },
  },
  krishnagiri: {
    name: ['above', 208, 33],
    leader: [208, 97, 208, 59],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [51, -1], bearings: ['chennai', 'salem'] },
  },
  pudukkottai: {
    name: ['above', 267, 271],
    leader: [267, 311, 267, 297],
    desk: ['right', 96, 239],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [92, 222], bearings: ['madurai'] },
  },
  ramanathapuram: {
    name: ['right', 297, 399],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 360], salem: ['right', 210, 199] },
    phone: { at: [146, 324], bearings: ['madurai'] },
  },
  virudhunagar: {
    name: ['left', 100, 406],
    leader: [166, 406, 104, 406],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 286] },
    phone: { at: [-87, 301], bearings: [] },
  },
  theni: {
    name: ['left', 107, 370],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 286] },
    phone: { at: [-80, 253], bearings: ['tiruchirappalli'] },
  },
  nagapattinam: {
    name: ['right', 390, 288],
    desk: ['right', 96, 251],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [227, 153], bearings: [] },
  },
  ariyalur: {
    name: ['left', 271, 227],
    desk: ['right', 96, 275],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 193] },
    phone: { at: [84, 146], bearings: ['salem'] },
  },
  perambalur: {
    name: ['below', 273, 286],
    desk: ['right', 96, 275],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [92, 137], bearings: ['salem'] },
  },
  nilgiris: {
    name: ['right', 80, 224],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], tiruchirappalli: ['left', 247, 286] },
    phone: { at: [-89, 119], bearings: ['tiruchirappalli'] },
  },
  kanyakumari: {
    name: ['right', 163, 568],
    desk: ['right', 96, 263],
    bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
    phone: { at: [0, 451], bearings: [] },
  },
};
