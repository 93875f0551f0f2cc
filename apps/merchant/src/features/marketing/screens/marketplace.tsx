import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useAccount } from '../../../shared/session/account.ts'
import styles from '../parts/marketing.module.css'

/**
 * The systems shops are built on, each with a short text and the way to set it up (APP-58, OTH-05,
 * DEC-OTH-6).
 */
export function MarketplaceScreen() {
  const { computedPermissions } = useAccount()
  return (
    <>
      <PageHeader title={m.marketing_marketplace_title()} subtitle={m.marketing_marketplace_intro()} />
      {computedPermissions.isWorkspaceAdmin ? null : (
        <Notice tone="info">{m.marketing_marketplace_admin()}</Notice>
      )}
      <div className={styles.cards}>
        {systems.map(([platform, name, about]) => (
          <Card key={platform} title={name()}>
            <p className={styles.muted}>{about()}</p>
            {computedPermissions.isWorkspaceAdmin ? (
              <div className={styles.acts}>
                <Link href={`${pathOf('integration')}?platform=${platform}`} look="alone">
                  {platform === 'custom_website'
                    ? m.marketing_marketplace_own_open()
                    : m.marketing_marketplace_open({ platform: name() })}
                </Link>
              </div>
            ) : null}
          </Card>
        ))}
      </div>
    </>
  )
}

/**
 * Those with a module or products of their own in front, then shops that are hosted, and one's own code last.
 */
const systems: readonly [string, () => string, () => string][] = [
  ['salla', m.integration_on_salla, m.marketing_about_salla],
  ['zid', m.integration_on_zid, m.marketing_about_zid],
  ['shopify', m.integration_on_shopify, m.marketing_about_shopify],
  ['woocommerce', m.integration_on_woocommerce, m.marketing_about_woocommerce],
  ['magento', m.integration_on_magento, m.marketing_about_magento],
  ['opencart', m.integration_on_opencart, m.marketing_about_opencart],
  ['odoo', m.integration_on_odoo, m.marketing_about_odoo],
  ['bigcommerce', m.integration_on_bigcommerce, m.marketing_about_hosted],
  ['wix', m.integration_on_wix, m.marketing_about_hosted],
  ['expandcart', m.integration_on_expandcart, m.marketing_about_hosted],
  ['youcan', m.integration_on_youcan, m.marketing_about_hosted],
  ['custom_website', m.marketing_marketplace_own, m.marketing_about_own],
]
