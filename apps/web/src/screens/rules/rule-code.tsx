import { RULE_CODE, type RuleCode } from 'virtual:rule-code';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Page } from '../../components/page.tsx';
import { useWords } from '../../preferences/words.tsx';
import { ProblemScreen } from '../problem/problem.tsx';
import './rule-code.css';

/** How the program carries out a rule, and what proves it: /rules/lost-cities/code#LC-2.3. */
export default function RuleCodeScreen({ game }: { game: string }) {
  const number = useSyncExternalStore(onHashChange, () => location.hash).slice(1);
  const code = useRuleCode(game, number);
  if (code === undefined) return null;
  return code ? <CodeOf game={game} number={number} code={code} /> : <ProblemScreen code="not-found" />;
}

function onHashChange(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

/** Undefined until it has come, null where there is no such rule. */
function useRuleCode(game: string, number: string): RuleCode | null | undefined {
  const [code, setCode] = useState<RuleCode | null | undefined>();
  useEffect(() => {
    const load = RULE_CODE[game];
    if (!load) setCode(null);
    else load().then(({ default: rules }) => setCode(rules[number] ?? null));
  }, [game, number]);
  return code;
}

function CodeOf({ game, number, code }: { game: string; number: string; code: RuleCode }) {
  const { site, titles } = useWords();
  return (
    <Page title={site.rules.inCode(number)}>
      <div className="sheet page-sheet rule-code">
        <p>
          <Link href={`/rules/${game}#${number}`} className="button">
            {site.rules.title(titles[game]?.name ?? game)}
          </Link>
        </p>
        {code.places.map(({ name, file, line, code: text }) => (
          <section key={`${file} ${name}`}>
            <h2>
              <code>{name}</code>
            </h2>
            <p className="small soft">{`${file}:${line}`}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard too */}
            <pre tabIndex={0}>{text}</pre>
          </section>
        ))}
        <h2>{site.rules.tests}</h2>
        <ul>
          {code.tests.map(({ title, file, line }) => (
            <li key={`${file}:${line}`} lang="en">
              {title} <span className="small soft">{`${file}:${line}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
