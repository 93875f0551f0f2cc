import type { PublicConfig } from '@daftar/contract/public-config'
import { buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { Smartphone } from 'lucide-react'
import { useAttributionLink } from './attribution.ts'

/**
 * On a phone one button is enough: the campaign's link, else the store of the device (AUTH-05, DEC-AUTH-17).
 */
export function AppButton({ config }: { config: PublicConfig | null }) {
  const attribution = useAttributionLink(config)
  const store = config && (isApple() ? config.brand.appStoreUrl : config.brand.googlePlayUrl)
  return (
    <Link href={attribution ?? store ?? ''} external look="bare" className={buttonClass({ block: true })}>
      <Smartphone aria-hidden="true" />
      {m.sign_in_app_get()}
    </Link>
  )
}

function isApple(): boolean {
  return /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent)
}
