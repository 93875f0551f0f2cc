export { recordReceipt } from './receipts/receipts.ts'
