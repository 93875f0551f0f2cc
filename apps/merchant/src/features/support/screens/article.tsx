import { useLanguage } from '@daftar/app-kit/language'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { articleQuery } from '../help-queries.ts'
import { ArticleText } from '../parts/article-text.tsx'
import { supportPaths } from '../paths.ts'
import styles from '../parts/help.module.css'

/** One article of help, and the way to a ticket where it did not answer. */
export function ArticleScreen({ params: { articleId } }: { params: { articleId: string } }) {
  const { data: article } = useSuspenseQuery(articleQuery(useLanguage(), articleId))
  return (
    <>
      <PageHeader
        title={article.title}
        subtitle={article.summary}
        breadcrumbs={{
          label: m.support_breadcrumbs(),
          crumbs: [
            { label: m.shell_item_support(), href: supportPaths.list },
            { label: m.support_help(), href: supportPaths.help },
            { label: article.title },
          ],
        }}
      />
      <div className={styles.list}>
        <ArticleText article={article} />
        <p className={styles.asks}>
          {m.support_help_not_answered()}
          <Link href={supportPaths.begin}>{m.support_open_new()}</Link>
        </p>
      </div>
    </>
  )
}
