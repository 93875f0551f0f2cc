import { defineTransitions } from '../status/transitions.ts'

/** A long list of movements that is written to a file and mailed; the file goes when its days are over. */
export type ExportStatus = 'waiting' | 'ready' | 'deleted'

export const exportTransitions = defineTransitions<ExportStatus>({
  waiting: { ready: ['system'], deleted: ['system'] },
  ready: { deleted: ['system'] },
  deleted: {},
})
