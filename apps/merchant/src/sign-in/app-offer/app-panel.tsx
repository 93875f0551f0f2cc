import type { PublicConfig } from '@daftar/contract/public-config'
import { Link } from '@daftar/ui/link'
import { RuledPaper } from '@daftar/ui/ruled-paper'
import { m } from '@daftar/words'
import { useEffect, useState, type ReactNode } from 'react'
import { useAttributionLink } from './attribution.ts'
import styles from './app-panel.module.css'

type Props = { name: string; config: PublicConfig | null; isReady: boolean }

/**
 * The ledger's cover: one sentence, and the merchant app with its badges and a code to scan (AUTH-04,
 * DEC-AUTH-17).
 */
export function AppPanel({ name, config, isReady }: Props) {
  return (
    <RuledPaper
      head={<strong>{name}</strong>}
      line={m.sign_in_line()}
      foot={
        <div className={styles.app}>
          <ScanCode config={isReady ? config : null} />
          <div className={styles.words}>
            <strong>{m.sign_in_app_title()}</strong>
            <span>{m.sign_in_app_text()}</span>
            <div className={styles.badges}>
              <Badge href={config?.brand.appStoreUrl}>{m.sign_in_app_store()}</Badge>
              <Badge href={config?.brand.googlePlayUrl}>{m.sign_in_google_play()}</Badge>
            </div>
          </div>
        </div>
      }
    />
  )
}

function Badge({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <Link href={href ?? ''} external look="bare" className={styles.badge}>
      {children}
    </Link>
  )
}

/**
 * The link of the campaign when there is one, else this page, whose button on a phone leads to the right
 * store.
 */
function ScanCode({ config }: { config: PublicConfig | null }) {
  const attribution = useAttributionLink(config)
  const [drawing, setDrawing] = useState<{ size: number; path: string } | null>(null)
  useEffect(() => {
    if (!config) return
    let isWanted = true
    const text = attribution ?? `${location.origin}/auth`
    void import('../qr/qr-path.ts').then(({ qrPath }) => isWanted && setDrawing(qrPath(text)))
    return () => {
      isWanted = false
    }
  }, [config, attribution])
  return (
    <div className={styles.code}>
      {drawing ? (
        <svg
          role="img"
          aria-label={m.sign_in_app_code()}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} fill="currentColor" />
        </svg>
      ) : null}
    </div>
  )
}
