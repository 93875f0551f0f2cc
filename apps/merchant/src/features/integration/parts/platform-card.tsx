import { problemText } from '@daftar/app-kit/problem-text'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { ecommercePlatforms, isEcommercePlatform } from '@daftar/rules/onboarding/platforms'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { platformNames } from '../platform-words.ts'
import { changeIntegration } from '../mutations.ts'
import type { Integration } from '../queries.ts'
import { stepsOf, wayOf } from '../steps.ts'
import styles from './integration.module.css'

/** What the shop runs on, and what to do there, one step after the other. */
export function PlatformCard({ id, integration }: { id: string; integration: Integration }) {
  const change = useMutationOnce(changeIntegration(useQueryClient(), id))
  const chosen = (change.isPending ? change.variables?.platform : null) ?? integration.platform
  const [first] = integration.stores
  return (
    <Card title={m.integration_platform()}>
      <div className={styles.fields}>
        <div className={styles.choice}>
          <Select
            id="platform"
            label={m.integration_platform_label()}
            placeholder={m.integration_platform_placeholder()}
            options={ecommercePlatforms.map((value) => ({ value, label: platformNames[value]() }))}
            value={chosen ?? null}
            onValueChange={(value) => isEcommercePlatform(value) && change.mutate({ platform: value })}
            error={change.error ? problemText(change.error) : undefined}
          />
        </div>
        {chosen ? (
          <>
            <ol className={styles.steps} aria-label={m.integration_steps()}>
              {stepsOf(chosen, { origin: location.origin, code: first?.code ?? m.common_dash() }).map(
                (step) => (
                  <li key={step}>{step}</li>
                ),
              )}
            </ol>
            <div className={styles.links}>
              {integration.has_developer_site ? (
                <Link href="/docs" external>
                  {m.integration_developer_site()}
                </Link>
              ) : null}
              {wayOf(chosen) === 'links' || wayOf(chosen) === 'hosted' ? (
                <Link href={pathOf('paymentLinks')}>{m.integration_payment_links()}</Link>
              ) : null}
            </div>
          </>
        ) : (
          <p className={styles.muted}>{m.integration_no_platform()}</p>
        )}
      </div>
    </Card>
  )
}
