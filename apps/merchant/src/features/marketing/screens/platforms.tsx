import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { Queried } from '@daftar/app-kit/queried'
import { useAct } from '@daftar/app-kit/use-act'
import type { ShopPlatform } from '@daftar/rules/marketing/shop-platforms'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { shopPlatformText } from '@daftar/words/shop-platform-text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { platformMutation } from '../mutations.ts'
import { ConnectDialog } from '../parts/connect-dialog.tsx'
import { MarketingTabs, useMayWrite } from '../parts/marketing-tabs.tsx'
import { PlatformCard } from '../parts/platform-card.tsx'
import { CardsSkeleton } from '../parts/skeletons.tsx'
import { platformsQuery } from '../queries.ts'
import styles from '../parts/marketing.module.css'

type Asked = { act: 'connect' | 'disconnect'; platform: ShopPlatform }

/** The platforms whose shops can be connected, and how each stands (MKT-04, DEC-MKT-3). */
export function PlatformsScreen() {
  const query = useQuery(platformsQuery)
  const [asked, ask] = useState<Asked | null>(null)
  const mayWrite = useMayWrite()
  const onClose = () => ask(null)
  return (
    <>
      <PageHeader title={m.marketing_platforms()} subtitle={m.marketing_platforms_intro()} />
      <MarketingTabs current="platformsConnect" />
      <div className={styles.page}>
        {mayWrite ? null : <Notice tone="info">{m.marketing_read_only()}</Notice>}
        <Queried query={query} pending={<CardsSkeleton />} failedTitle={m.marketing_platforms_failed()}>
          {(platforms) => (
            <div className={styles.cards}>
              {platforms.map((offered) => (
                <PlatformCard
                  key={offered.platform}
                  {...{ offered, mayWrite }}
                  onAsk={(act) => ask({ act, platform: offered.platform })}
                />
              ))}
            </div>
          )}
        </Queried>
        <p className={styles.muted}>
          {m.marketing_platform_instead()} <Link href={pathOf('feeds')}>{m.marketing_feeds()}</Link>
        </p>
      </div>
      {asked?.act === 'connect' ? <ConnectDialog platform={asked.platform} onClose={onClose} /> : null}
      {asked?.act === 'disconnect' ? <Disconnect platform={asked.platform} onClose={onClose} /> : null}
    </>
  )
}

/** Asks before a platform is forgotten, with what goes along. */
function Disconnect({ platform, onClose }: { platform: ShopPlatform; onClose: () => void }) {
  const act = useAct({
    mutation: platformMutation(useQueryClient()),
    doneText: () => m.marketing_platform_disconnected_done(),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone="danger"
      title={m.marketing_platform_disconnect_title({ platform: shopPlatformText(platform) })}
      confirmLabel={m.marketing_platform_disconnect()}
      keepLabel={m.marketing_platform_keep()}
      onConfirm={() => act.send({ act: 'disconnect', platform })}
    >
      {m.marketing_platform_disconnect_text()}
    </ConfirmAct>
  )
}
