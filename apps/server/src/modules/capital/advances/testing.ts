export { recordReceipt } from './receipts.ts'
