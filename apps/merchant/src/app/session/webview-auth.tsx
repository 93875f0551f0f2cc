import { readRedirectBack } from '@daftar/rules/shell/sign-in/redirect-back'
import { ErrorPage } from '@daftar/ui/error-page'
import { Spinner } from '@daftar/ui/spinner'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { redirectContext } from '../../shared/addresses.ts'
import { useLanguage } from '@daftar/app-kit/language'
import { useServices } from '../../shared/use-services.ts'
import { readWebviewFragment } from './session-paths.ts'
import styles from './logout.module.css'

/**
 * Where the mobile app opens a page: its token comes in the fragment and is kept in memory only (DEC-APP-9).
 */
export function WebviewAuth() {
  const { config, session, tokens } = useServices()
  const queryClient = useQueryClient()
  useLanguage()
  const { history } = useRouter()
  const [given] = useState(() => readWebviewFragment(location.hash))
  useEffect(() => {
    if (!given) return
    tokens.hold(given.token)
    session.authorizeWebview()
    queryClient.clear()
    const back = readRedirectBack(given.path, redirectContext(config))
    history.replace(back?.kind === 'path' ? back.path : '/')
  }, [given, history, config, session, tokens, queryClient])
  if (given) {
    return (
      <main className={styles.page}>
        <Spinner label={m.common_loading()} />
      </main>
    )
  }
  return (
    <main>
      <ErrorPage icon={<Smartphone />} title={m.shell_webview_failed()} />
    </main>
  )
}
