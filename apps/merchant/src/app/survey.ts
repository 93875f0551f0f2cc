import { createStore } from '@daftar/ui/store'
import { loadScript } from '../shared/load-script.ts'
import type { Services } from '../shared/page.ts'

/** CFG-05. */
export const surveyLimitMs = 120_000

declare global {
  interface Window {
    /** Put there by the survey tool's script (CFG-04). */
    daftarSurvey?: { open: (about: { accountId: string; language: string }) => void }
  }
}

/** Whether the tool can be opened: the card shows only then (DEC-CFG-2). */
export const surveyReady = createStore(false)

export function startSurvey({ config }: Services): void {
  if (!config.surveyScriptUrl) return
  loadScript(config.surveyScriptUrl, { timeLimitMs: surveyLimitMs }).then(
    () => surveyReady.set(window.daftarSurvey !== undefined),
    (error: unknown) => console.warn('survey', error),
  )
}

export function openSurvey(accountId: string, language: string): void {
  window.daftarSurvey?.open({ accountId, language })
}
