export { m } from './compiled.ts'
export { currentLanguage, directionOf, setLanguage, type Language } from './language.ts'
export { fieldText, loadReasonText, reasonText } from './error-text.ts'
