import { useSentences } from '@daftar/app-kit/language'
import { assetAddress, brandAsset, type AssetKind } from '@daftar/rules/marketing/brand-asset'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { currentLanguage, m } from '@daftar/words'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import { languageText } from './feed-list.tsx'
import styles from './marketing.module.css'

const kinds: readonly [AssetKind, () => string][] = [
  ['logo', m.marketing_asset_logo],
  ['logo-dark', m.marketing_asset_logo_dark],
  ['badge', m.marketing_asset_badge],
  ['banner', m.marketing_asset_banner],
]

/** Pictures of the brand in either language, to be saved and shown on a shop's own pages (DEC-MKT-1). */
export function AssetsCard() {
  const { brand } = useServices().config
  const [locale, setLocale] = useState(currentLanguage)
  const isThere = useSentences(locale)
  const words = {
    name: locale === 'ar' ? brand.nameAr : brand.name,
    parts: m.marketing_asset_words({}, { locale }),
    free: m.marketing_asset_free({}, { locale }),
  }
  return (
    <Card
      title={m.marketing_assets_title()}
      subtitle={m.marketing_assets_text()}
      actions={
        <SegmentedChoice
          label={m.marketing_snippet_language()}
          labelHidden
          value={locale}
          options={(['en', 'ar'] as const).map((value) => ({ value, label: languageText(value) }))}
          onValueChange={setLocale}
        />
      }
    >
      <ul className={styles.assets}>
        {kinds.map(([kind, label]) => {
          const address = isThere ? assetAddress(brandAsset(kind, locale, words)) : undefined
          return (
            <li key={kind} className={styles.asset}>
              <img className={styles.assetPicture} src={address} alt={label()} />
              <a
                className={buttonClass({ size: 'small' })}
                href={address}
                download={`${kind}-${locale}.svg`}
                aria-label={m.marketing_asset_download({ name: label() })}
              >
                <Download /> {label()}
              </a>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
