export { findBrowser, type Browser } from './browser.ts'
