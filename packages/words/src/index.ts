export { m } from './compiled.ts'
export { currentLanguage, directionOf, setLanguage, type Language } from './language.ts'
export { fieldText, reasonText } from './error-text.ts'
