import type { PublicConfig } from '@daftar/contract/public-config'
import { loadScript } from '@daftar/app-kit/load-script'

type Rutter = Extract<PublicConfig['salesConnect'], { kind: 'rutter' }>

interface RutterLink {
  create(options: { publicKey: string; onSuccess: (publicToken: string) => void; onExit: () => void }): {
    open: () => void
  }
}

/**
 * Opens the service's own widget, in which the merchant signs in to the platform (WIZ-66). Answers the token
 * it gave; null when the merchant closed it. Rejects when the widget cannot be loaded.
 */
export async function openRutter({ publicKey, scriptUrl }: Rutter): Promise<string | null> {
  await loadScript(scriptUrl)
  const { Rutter: rutter } = globalThis as { Rutter?: RutterLink }
  if (!rutter) throw new Error('the script of the widget brought no widget')
  return new Promise((resolve) =>
    rutter.create({ publicKey, onSuccess: resolve, onExit: () => resolve(null) }).open(),
  )
}
