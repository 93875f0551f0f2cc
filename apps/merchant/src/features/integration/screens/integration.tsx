import { Queried } from '@daftar/app-kit/queried'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { isExperimentOn } from '@daftar/rules/access/experiments'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { mayApply } from '../../../shared/session/may-apply.ts'
import { CheckCard } from '../parts/check-card.tsx'
import { KeyGroup, type ShownPair } from '../parts/key-group.tsx'
import { PlatformCard } from '../parts/platform-card.tsx'
import { StoreKeysCard } from '../parts/store-keys-card.tsx'
import { LinesSkeleton, PageSkeleton } from '../parts/skeletons.tsx'
import { changeIntegration } from '../mutations.ts'
import { integrationQuery, keysQuery, type OwnKeys } from '../queries.ts'
import styles from '../parts/integration.module.css'
import page from '../parts/page.module.css'

const SalesPlatforms = lazy(() =>
  import('../../../shared/sales-platforms/sales-platforms.tsx').then((module) => ({
    default: module.SalesPlatforms,
  })),
)

/**
 * How a shop is connected: how far it is, steps for its platform, its keys, and where it is told (MER-13,
 * DEC-MER-4).
 */
export function IntegrationScreen() {
  const account = useAccount()
  const id = account.permissions.merchant_id ?? ''
  const hasForm = isExperimentOn(account.experiments, 'integration_form') && mayApply(account)
  const integration = useQuery(integrationQuery(id))
  const keys = useQuery(keysQuery(id))
  const { mutate: change } = useMutationOnce(changeIntegration(useQueryClient(), id))
  return (
    <>
      <PageHeader title={m.integration_title()} subtitle={m.integration_subtitle()} />
      <div className={page.page}>
        <Queried query={integration} pending={<PageSkeleton />} failedTitle={m.integration_failed()}>
          {(found) => (
            <>
              <CheckCard integration={found} />
              <PlatformCard id={id} integration={found} />
            </>
          )}
        </Queried>
        <Card title={m.integration_keys()} subtitle={m.integration_keys_text()}>
          <Queried query={keys} pending={<LinesSkeleton />} failedTitle={m.integration_keys_failed()}>
            {(found) => (
              <div className={styles.groups}>
                {(['test', 'live'] as const).map((mode) => (
                  <KeyGroup
                    key={mode}
                    id={id}
                    pair={pairOf(found, mode)}
                    onSecretCopied={() => change({ keys_copied: true })}
                  />
                ))}
              </div>
            )}
          </Queried>
        </Card>
        <StoreKeysCard
          id={id}
          hasKeys={keys.data !== undefined && (keys.data.secret_key ?? keys.data.test_secret_key) !== null}
          onSecretCopied={() => change({ keys_copied: true })}
        />
        {hasForm ? (
          <Card title={m.integration_platforms()} subtitle={m.integration_platforms_text()}>
            <Suspense fallback={<LinesSkeleton />}>
              <SalesPlatforms merchantId={id} />
            </Suspense>
          </Card>
        ) : null}
        <Card title={m.integration_webhooks()}>
          <div className={styles.line}>
            <span className={styles.muted}>{m.integration_webhooks_text()}</span>
            <Link href={pathOf('webhooks')} look="bare" className={buttonClass({ size: 'small' })}>
              {m.integration_webhooks_open()}
            </Link>
          </div>
        </Card>
      </div>
    </>
  )
}

function pairOf(keys: OwnKeys, mode: 'live' | 'test'): ShownPair {
  return mode === 'test'
    ? {
        which: { mode },
        open: keys.test_public_key,
        masked: keys.test_secret_key,
        shownAt: keys.test_secret_shown_at,
        until: keys.test_previous_until,
      }
    : {
        which: { mode },
        open: keys.public_key,
        masked: keys.secret_key,
        shownAt: keys.secret_shown_at,
        until: keys.previous_until,
      }
}
