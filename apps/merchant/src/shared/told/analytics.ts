import { loadScript } from '@daftar/app-kit/load-script'
import type { Services } from '../page.ts'

/**
 * What every common tool can do (DEC-SES-11); the configured script puts one on the window as `analytics`.
 */
type Analytics = {
  identify: (accountId: string, traits: Record<string, string>) => void
  track: (event: string, properties?: Record<string, string>) => void
  reset: () => void
}

declare global {
  interface Window {
    analytics?: Analytics
  }
}

/** Loads the tool; without a configured script nothing is loaded and the calls below do nothing. */
export function startAnalytics({ config, sessionEnd }: Services): void {
  if (!config.analyticsScriptUrl) return
  void loadScript(config.analyticsScriptUrl).catch(() => {})
  sessionEnd.add(() => window.analytics?.reset()) // SES-20
}

/** Tells the tool who is signed in: the id and the role, no contact. */
export function identify(accountId: string, role: string): void {
  window.analytics?.identify(accountId, { role })
}

/** Tells the tool that something happened. */
export function track(event: string, properties?: Record<string, string>): void {
  window.analytics?.track(event, properties)
}
