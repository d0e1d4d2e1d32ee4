// What the rest of the project may use of what the larder knows of an ingredient.
export { type Basis, basisOf, isSure, shownValue } from './basis.ts';
export type * from './larder.ts';
export { printedName } from './larder.ts';
export { type PacketFault, packetFaults, readPacket } from './packet.ts';
export { physicsIn } from './physics.ts';
export { priceColumn, priceOf } from './price.ts';
export { searchOf } from './search.ts';
export { usesOf } from './uses.ts';
