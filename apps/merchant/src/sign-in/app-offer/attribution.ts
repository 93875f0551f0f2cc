import type { PublicConfig } from '@daftar/contract/public-config'
import { useEffect, useState } from 'react'
import { loadScript } from '@daftar/app-kit/load-script'

/** AUTH-05: how long the plain link stands before the campaign's may take its place. */
export const attributionAfterMs = 1_000

declare global {
  interface Window {
    /** Put there by the configured attribution script. */
    daftarAttribution?: { link: () => string | null | Promise<string | null> }
  }
}

/**
 * The campaign's link, asked for once: null at first, and for good when none is there after one second
 * (AUTH-05, DEC-AUTH-17). Only an https link is taken.
 */
export function useAttributionLink(config: PublicConfig | null): string | null {
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    if (!config?.attributionScriptUrl) return
    let isWanted = true
    void askOnce(config.attributionScriptUrl).then((answer) => isWanted && setLink(answer))
    return () => {
      isWanted = false
    }
  }, [config])
  return link
}

const asked = new Map<string, Promise<string | null>>()

function askOnce(scriptUrl: string): Promise<string | null> {
  const known = asked.get(scriptUrl)
  if (known) return known
  const answer = linkAfter(
    loadScript(scriptUrl).then(() => window.daftarAttribution?.link() ?? null),
    attributionAfterMs,
  )
  asked.set(scriptUrl, answer)
  return answer
}

/** What is known when the time is over; a later answer is not waited for. */
export async function linkAfter(answer: Promise<string | null>, afterMs: number): Promise<string | null> {
  let known: string | null = null
  answer.then(
    (link) => {
      known = link
    },
    () => {},
  )
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  return isSecureLink(known) ? known : null
}

function isSecureLink(link: string | null): link is string {
  return link !== null && URL.canParse(link) && new URL(link).protocol === 'https:'
}
