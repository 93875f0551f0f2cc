import { warningBanner, warningBannerKey } from '@daftar/rules/shell/frame/warning-banner'
import { Banner } from '@daftar/ui/banner'
import { useStore } from '@daftar/ui/store'
import { useLanguage } from '@daftar/app-kit/language'
import { remoteValues } from '../config/remote-config.ts'

/**
 * What the provider warns of, on every page, above its header; it cannot be closed (APP-80 to APP-82,
 * DEC-APP-11).
 */
export function WarningBanner() {
  const banner = warningBanner(useStore(remoteValues)[warningBannerKey], useLanguage())
  if (!banner) return null
  return (
    <Banner tone="warning" title={banner.title}>
      {banner.message}
    </Banner>
  )
}
