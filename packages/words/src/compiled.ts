/**
 * What the compiler made of the catalogues; a page is built with its own sentences alone
 * (`build/sentences.ts`).
 */
export * as m from './generated/messages.js'
export { overwriteGetLocale } from './generated/runtime.js'
