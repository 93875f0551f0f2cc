import type { ReactNode } from 'react'
import { ChatConnection } from '../chat/chat-connection.tsx'
import { AskedSurveys } from '../surveys/asked-surveys.tsx'

/** What stands beside every page once the first one does, and nobody waits for. */
export function OnceQuiet(): ReactNode {
  return (
    <>
      <ChatConnection />
      <AskedSurveys />
    </>
  )
}
