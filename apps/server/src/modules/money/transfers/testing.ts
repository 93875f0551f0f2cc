/** What tests elsewhere do as the bank without going over the console. */
export { rejectTransfer } from './decide.ts'
