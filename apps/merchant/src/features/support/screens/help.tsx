import { Queried } from '@daftar/app-kit/queried'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { useLanguage } from '@daftar/app-kit/language'
import { helpSections } from '@daftar/rules/support/help-sections'
import { Button } from '@daftar/ui/button'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { helpAddress } from '../filters.ts'
import { helpQuery, type HelpLine } from '../help-queries.ts'
import { SupportSkeleton } from '../parts/skeletons.tsx'
import { supportPaths } from '../paths.ts'
import { sectionText } from '../words.ts'
import styles from '../parts/help.module.css'

/** Articles about everything merchants ask: by sections, or by what is searched for, in either script. */
export function HelpScreen() {
  const language = useLanguage()
  const [{ search }, onChange] = useAddressFilters(helpAddress)
  const query = useQuery(helpQuery(language, search))
  return (
    <>
      <PageHeader
        title={m.support_help()}
        subtitle={m.support_help_intro()}
        breadcrumbs={{
          label: m.support_breadcrumbs(),
          crumbs: [{ label: m.shell_item_support(), href: supportPaths.list }, { label: m.support_help() }],
        }}
        primaryAction={{ id: 'new', label: m.support_new(), href: supportPaths.begin }}
      />
      <div className={styles.list}>
        <PausingSearch
          label={m.support_help_search()}
          placeholder={m.support_help_search_by()}
          clearLabel={m.support_help_search_clear()}
          value={search}
          onSearch={(text) => onChange({ search: text })}
          hasKey
        />
        <Queried query={query} pending={<SupportSkeleton />} failedTitle={m.support_help_failed()}>
          {(articles) =>
            articles.length === 0 ? (
              <EmptyState
                title={m.support_help_none()}
                action={<Button onClick={() => onChange({ search: '' })}>{m.support_help_all()}</Button>}
              >
                {m.support_help_none_text()}
              </EmptyState>
            ) : search ? (
              <Articles articles={articles} />
            ) : (
              <Sections articles={articles} />
            )
          }
        </Queried>
      </div>
    </>
  )
}

function Sections({ articles }: { articles: readonly HelpLine[] }) {
  return helpSections.map((section) => (
    <section key={section} className={styles.section}>
      <h2>{sectionText(section)}</h2>
      <Articles articles={articles.filter((article) => article.section === section)} />
    </section>
  ))
}

function Articles({ articles }: { articles: readonly HelpLine[] }) {
  return (
    <div className={styles.found}>
      <ul>
        {articles.map(({ id, title, summary }) => (
          <li key={id}>
            <Link href={supportPaths.article(id)}>{title}</Link>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
