import { createStore } from '@daftar/ui/store'
import { loadScript } from '@daftar/app-kit/load-script'
import type { Services } from '../../shared/page.ts'

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

/** Loads the configured tool. Answers how to take it away with its page. */
export function startSurvey({ config }: Services): () => void {
  let isOpen = true
  if (config.surveyScriptUrl)
    loadScript(config.surveyScriptUrl, { timeLimitMs: surveyLimitMs }).then(
      () => surveyReady.set(isOpen && window.daftarSurvey !== undefined),
      (error: unknown) => isOpen && console.warn('survey', error),
    )
  return () => {
    isOpen = false
    surveyReady.set(false)
  }
}

export function openSurvey(accountId: string, language: string): void {
  window.daftarSurvey?.open({ accountId, language })
}
