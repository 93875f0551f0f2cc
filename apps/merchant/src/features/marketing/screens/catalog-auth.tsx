import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { shopPlatformText } from '@daftar/words/shop-platform-text'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { finishMutation } from '../mutations.ts'

/** What the platform put into the address it sent the merchant back with. */
function returnedBy(search: string) {
  const returned = Object.fromEntries(
    [...new URLSearchParams(search)]
      .slice(0, 20)
      .map(([name, value]) => [name.slice(0, 60), value.slice(0, 2000)]),
  )
  const state = returned['state'] ?? returned['user_id'] ?? ''
  const isRefused = returned['error'] !== undefined || returned['success'] === '0'
  return { state, returned, isRefused }
}

/**
 * Where a platform's page sends the merchant back to: what it brought is exchanged, and the products follow
 * (MKT-06, DEC-MKT-5).
 */
export function CatalogAuthScreen() {
  // As it was when the page was opened: what stood in the address counts once.
  const [{ state, returned, isRefused }] = useState(() => returnedBy(location.search))
  const { mutate, error } = useMutationOnce(finishMutation(useQueryClient()))
  const navigate = useNavigate()
  const isAsked = state !== '' && !isRefused
  const finish = useEffectEvent(() =>
    mutate(
      { state, returned },
      {
        onSuccess: ({ platform }) => {
          showToast({
            variant: 'success',
            title: m.marketing_auth_done({ platform: shopPlatformText(platform) }),
          })
          void navigate({ to: pathOf('marketingProducts'), replace: true })
        },
      },
    ),
  )
  useEffect(() => {
    if (isAsked && begun !== state) {
      begun = state
      finish()
    }
  }, [isAsked, state])
  const isFailed = !isAsked || error !== null
  return (
    <>
      <PageHeader
        title={m.marketing_auth_title()}
        subtitle={isFailed ? undefined : m.marketing_auth_wait()}
      />
      {isFailed ? (
        <div role="alert">
          <EmptyState
            icon={<Unplug />}
            title={m.marketing_auth_failed()}
            action={
              <Link
                href={pathOf('platformsConnect')}
                look="bare"
                className={buttonClass({ variant: 'primary' })}
              >
                {m.marketing_auth_again()}
              </Link>
            }
          >
            {isRefused ? m.marketing_auth_refused() : error ? problemText(error) : m.marketing_auth_nothing()}
          </EmptyState>
        </div>
      ) : (
        <Loading label={m.marketing_auth_wait()}>
          <SkeletonText lines={3} />
        </Loading>
      )}
    </>
  )
}

/** A page is drawn twice while it is developed; a state is exchanged once. */
let begun: string | null = null
