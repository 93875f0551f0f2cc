import { definePaper } from '../../../platform/documents/paper.ts'
import type { EvidencePack } from './pack.ts'

export const packPaper = definePaper(import.meta.url, 'pack', async (pack: EvidencePack) =>
  (await import('./pack.ts')).packDocument(pack),
)
