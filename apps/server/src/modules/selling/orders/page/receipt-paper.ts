import { definePaper } from '../../../../platform/documents/paper.ts'
import type { OrderReceipt } from './receipt.ts'

export const receiptPaper = definePaper(import.meta.url, 'receipt', async (receipt: OrderReceipt) =>
  (await import('./receipt.ts')).receiptDocument(receipt),
)
