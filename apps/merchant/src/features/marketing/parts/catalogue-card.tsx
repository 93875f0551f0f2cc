import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import type { MarketingOverview } from '../queries.ts'
import styles from './marketing.module.css'

/**
 * How much is in the catalogue, where it comes from, and whether something there needs somebody (DEC-MKT-1).
 */
export function CatalogueCard({ catalogue }: { catalogue: NonNullable<MarketingOverview['catalogue']> }) {
  const { visible, hidden, rejected, sources, in_trouble: inTrouble } = catalogue
  return (
    <>
      <Card title={m.marketing_products()} subtitle={m.marketing_products_text()}>
        <DescriptionList
          facts={[
            { id: 'visible', label: m.marketing_visible(), value: countText(visible) },
            { id: 'hidden', label: m.marketing_hidden(), value: countText(hidden) },
            { id: 'rejected', label: m.marketing_rejected(), value: countText(rejected) },
          ]}
        />
        <div className={styles.acts}>
          <Link href={pathOf('marketingProducts')} look="alone">
            {m.marketing_products_open()}
          </Link>
        </div>
      </Card>
      <Card title={m.marketing_platforms()} subtitle={m.marketing_platforms_text()}>
        <DescriptionList
          facts={[{ id: 'sources', label: m.marketing_sources(), value: countText(sources) }]}
        />
        {inTrouble > 0 ? (
          <Notice tone="warning">
            {m.marketing_trouble()}: {countText(inTrouble)}
          </Notice>
        ) : null}
        <div className={styles.acts}>
          <Link href={pathOf('platformsConnect')} look="alone">
            {m.marketing_platforms_open()}
          </Link>
        </div>
      </Card>
    </>
  )
}
