// dist/sbom.json: what production is made of, as npm tells it from the lock file (CycloneDX). Where there is no npm, none.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface List {
  metadata: { component: { name: string } };
}

export function writeComponents(root: string, dist: string): void {
  const words = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  const { status, stdout } = spawnSync('npm', words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) return;
  const list = JSON.parse(stdout) as List;
  // It takes the name of the folder for that of the package.
  list.metadata.component.name = (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
  ).name;
  writeFileSync(join(dist, 'sbom.json'), `${JSON.stringify(list, null, 2)}\n`);
}
