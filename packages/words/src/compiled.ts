/**
 * What the compiler made of the catalogues, one module for each message, so that a page carries its own sentences alone. Node,
 * which wants them all, is given the same in one file (`vite.config.ts`): thousands of small ones take it seconds to load.
 */
export { m } from './generated/messages.js'
export { overwriteGetLocale } from './generated/runtime.js'
