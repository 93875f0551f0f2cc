import { fetchAhead } from '@daftar/app-kit/fetch-ahead'
import type { PageServices } from '@daftar/app-kit/services'
import { frontRoutes } from '@daftar/contract/routes/front'
import { staffRoutes } from '@daftar/contract/routes/staff'
import { createClient, memoryStore } from '@daftar/client'
import { loadReasonText } from '@daftar/words'
import { leaveForSignIn } from './addresses.ts'
import type { OpenPdf } from './document/pdf.ts'
import { readConfig, type DeskConfig } from './public-config.ts'

/**
 * What one page of the console has once. It is made where the page starts and handed in from there, so that
 * no module looks at the document when it is imported, and a test draws the same page with services of its
 * own.
 */
export type Services = PageServices & Readonly<{ config: DeskConfig; openPdf: OpenPdf }>

type Given = {
  config?: string | null | undefined
  fetch?: typeof fetch
  now?: () => number
  openPdf?: OpenPdf
}

/** `config` is what the server wrote into the page; what is not given is the browser's own. */
export function createServices({ config, fetch, now = Date.now, openPdf = openByParser }: Given): Services {
  return {
    api: createClient({
      routes: { ...frontRoutes, ...staffRoutes },
      base: '',
      // Staff are known by their cookie alone; no token is ever kept by the page.
      tokens: memoryStore(),
      clientId: 'desk',
      onUnauthorized: () => leaveForSignIn(),
      loadWords: loadReasonText,
      ...(fetch && { fetch }),
    }),
    config: readConfig(config),
    now,
    openPdf,
  }
}

/** The parser is loaded with the first PDF. */
const openByParser: OpenPdf = async (bytes, password) =>
  (await import('./document/open-pdf.ts')).openPdf(bytes, password)

/** The services of the document that stands in the browser. */
export function servicesOfDocument(): Services {
  return createServices({ config: document.getElementById('config')?.textContent, fetch: fetchAhead() })
}
