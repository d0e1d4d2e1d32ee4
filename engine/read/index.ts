// What the rest of the project may use of how a body is read: its order, its mix, and recipes as bodies.
export { compose, lineFromRow, type MixLine } from './compose.ts';
export { bodyOf, type Example, exampleBody, typeSaid } from './recipe-body.ts';
export { recognise } from './recognise.ts';
