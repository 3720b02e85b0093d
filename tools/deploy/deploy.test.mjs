import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, formatSettingsTable } from '../../server/src/config.ts';
import { copiesOf, filledIn, readStages, readText, readVariables, readYaml, root } from './read-files.mjs';

const cellsOf = (table) =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
const settings = cellsOf(formatSettingsTable()).map(([, name]) => name.replaceAll('`', ''));
const health = [...readText('server/src/http/health-routes.ts').matchAll(/app\.get\('(\S+)'/g)].map(
  ([, route]) => route,
);
const pinned = /^[a-z0-9./-]+:v?\d+\.\d+(\.\d+)?(-[a-z0-9.-]+)?$/;

describe('the image', () => {
  const text = readText('Dockerfile');
  const stages = readStages(text);
  const last = stages.at(-1);
  const instruction = (word) => last.instructions.filter((one) => one.word === word).map(({ rest }) => rest);
  const environment = Object.fromEntries(
    instruction('ENV').flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split('='))),
  );

  test('is built from files that exist and that its builder can read', () => {
    const ignored = readText('.dockerignore').split('\n');
    const copied = stages.flatMap((stage) => copiesOf(stage).filter(({ from }) => !from));
    for (const source of copied.flatMap(({ sources }) => sources)) {
      expect(existsSync(path.join(root, source)), source).toBe(true);
      expect(
        [source, source.split('/')[0]].some((place) => ignored.includes(`!${place}`)),
        source,
      ).toBe(true);
    }
    expect(
      ignored.filter((line) => line.startsWith('!')).every((line) => existsSync(path.join(root, line.slice(1)))),
    ).toBe(true);
    expect(ignored).toEqual(expect.arrayContaining(['*', '**/node_modules', '**/dist']));
  });

  test('has the manifest of every workspace, without which nothing is installed', () => {
    const { workspaces } = JSON.parse(readText('package.json'));
    const sources = copiesOf(stages.find(({ name }) => name === 'manifests')).flatMap((copy) => copy.sources);
    expect(sources).toEqual(
      expect.arrayContaining(['package-lock.json', ...workspaces.map((name) => `${name}/package.json`)]),
    );
  });

  test('copies only from its own stages', () => {
    const names = stages.map(({ name }) => name);
    const bases = stages.flatMap((stage) => copiesOf(stage).flatMap(({ from }) => from ?? []));
    expect(bases.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('includes everything that the program opens', () => {
    const { webDirectory, fontDirectory, downloadDirectory, changeLogFile } = readConfig({});
    const included = copiesOf(last).flatMap(({ sources, target }) => (target === './' ? sources : [target]));
    for (const place of [webDirectory, fontDirectory, downloadDirectory, changeLogFile]) {
      const file = path.relative(root, place);
      expect(
        included.some((one) => file === one || file.startsWith(`${one}/`)),
        file,
      ).toBe(true);
    }
  });

  test('runs the output of the build, on the Node version that a release is tested with', () => {
    const [, ...command] = JSON.parse(instruction('CMD')[0]);
    expect(command).toEqual(['server/dist/main.js']);
    expect(readText('server/vite.config.ts')).toContain("main: 'src/main.ts'");
    // Node 20 no longer gets fixes. CONTRIBUTING.md gives the same version for the check before a release.
    const [, major] = /NODE_IMAGE=node:(\d+)\.\d+\.\d+-/.exec(text);
    expect(major).toBe('24');
    expect(readText('CONTRIBUTING.md')).toContain(`TEST_NODE=${major} npm test`);
  });

  test('does not run as root, has a health check, and is configured by settings', () => {
    expect(instruction('USER')).toEqual(['1000:1000']);
    expect(Object.keys(environment).filter((name) => name !== 'NODE_ENV' && !settings.includes(name))).toEqual([]);
    expect(instruction('EXPOSE')).toEqual([environment.PORT]);
    const [route] = /\/\w+z\b/.exec(instruction('HEALTHCHECK')[0]);
    expect(health).toContain(route);
  });
});

describe('a command documented for the image', () => {
  const commands = readdirSync(path.join(root, 'server/src/commands'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'));

  test.each([
    ['docs/backup-and-restore.md', ['backup', 'restore']],
    ['docs/when-it-is-down.md', ['contingency-pack']],
    ['docs/operations.md', ['verify-history']],
    ['deploy/kubernetes/scheduled/backup.yaml', ['backup']],
    ['deploy/kubernetes/scheduled/contingency-pack.yaml', ['contingency-pack']],
  ])('is created by the build: %s', (file, expected) => {
    const named = [...readText(file).matchAll(/\bnode['",\s]+server\/dist\/([\w-]+)\.js/g)].map(([, name]) => name);
    expect([...new Set(named)]).toEqual(expected);
    expect(commands).toEqual(expect.arrayContaining(named));
    // Every file in that folder becomes a command.
    expect(readText('server/vite.config.ts')).toContain("import.meta.dirname, 'src/commands'");
  });

  test.each(['docs/backup-and-restore.md', 'docs/when-it-is-down.md'])('runs in an existing service: %s', (file) => {
    const { services } = readYaml('compose.yaml');
    const runs = [...readText(file).matchAll(/docker compose .*\brun .* (\S+) node server/g)].map(([, name]) => name);
    expect(runs).not.toEqual([]);
    expect(runs.filter((name) => !services[name]?.build)).toEqual([]);
  });
});

describe('Compose', () => {
  const variables = readVariables(readText('.env.example'));
  const text = readText('compose.yaml');
  const { services } = readYaml('compose.yaml');
  const servers = Object.values(services).filter(({ build }) => build);
  /** The script that a service runs once from this project's folder. */
  const scriptOf = (name) => {
    const volume = services[name].volumes.find((one) => /^\.\/\S+\.sh:\S+:ro$/.test(one));
    return readText(volume.split(':')[0]);
  };
  const environmentOf = ({ environment }) =>
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value, variables)]));

  test('starts two servers with valid settings', () => {
    expect(servers).toHaveLength(2);
    for (const server of servers) {
      const environment = environmentOf(server);
      expect(Object.keys(environment).filter((name) => !settings.includes(name))).toEqual([]);
      expect(readConfig(environment)).toMatchObject({
        demo: false,
        trustProxy: 1,
        publicUrl: variables.PUBLIC_URL,
        fileBucket: { forcePathStyle: true },
        metricsPort: 9464,
      });
    }
  });

  test('connects the servers to the database, store and mail server that it starts', () => {
    const { DATABASE_URL, S3_ENDPOINT, SMTP_URL } = environmentOf(servers[0]);
    const [database, store, mail] = [DATABASE_URL, S3_ENDPOINT, SMTP_URL].map((address) => new URL(address));
    expect(Object.keys(services)).toEqual(expect.arrayContaining([database.hostname, store.hostname, mail.hostname]));
    expect(services.store.command).toContain(`:${store.port}`);
    expect(new URL(environmentOf(services.bucket).ADMIN_ENDPOINT_URL).host).toBe(store.host);
  });

  test('has the servers connect as an ordinary role, which owns only their database', () => {
    const database = new URL(environmentOf(servers[0]).DATABASE_URL);
    const given = environmentOf(services.database);
    const [, role] = /^create role (\w+) login password :'password';$/m.exec(scriptOf('database'));
    expect(scriptOf('database')).toContain(`create database ${role} owner ${role};`);
    expect([database.username, database.pathname]).toEqual([role, `/${role}`]);
    expect(database.password).toBe(given.EPTW_PASSWORD);
    expect(given.POSTGRES_PASSWORD).not.toBe(given.EPTW_PASSWORD);
  });

  test('gives the servers a key that reaches only their bucket in the store', () => {
    const [server, store, bucket] = [servers[0], services.store, services.bucket].map(environmentOf);
    expect(bucket).toMatchObject({
      BUCKET: server.S3_BUCKET,
      OWNER_ACCESS_KEY_ID: server.S3_ACCESS_KEY_ID,
      OWNER_SECRET_ACCESS_KEY: server.S3_SECRET_ACCESS_KEY,
      ADMIN_ACCESS_KEY_ID: store.ROOT_ACCESS_KEY,
      ADMIN_SECRET_ACCESS_KEY: store.ROOT_SECRET_KEY,
    });
    expect(store.ROOT_ACCESS_KEY).not.toBe(server.S3_ACCESS_KEY_ID);
    expect(store.ROOT_SECRET_KEY).not.toBe(server.S3_SECRET_ACCESS_KEY);
    expect(scriptOf('bucket')).toContain('--role user');
  });

  test.each(Object.keys(services))('gives %s no more than it needs', (name) => {
    const { read_only, cap_drop, cap_add = [], security_opt, mem_limit, privileged } = services[name];
    expect({ read_only, cap_drop, security_opt, privileged }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      privileged: undefined,
    });
    expect(mem_limit).toMatch(/^\d+[mg]$/);
    expect(cap_add).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
  });

  test('uses exactly the variables of its example', () => {
    const named = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(variables).toSorted());
  });

  test("pins every image, and the program's own to its version", () => {
    const images = Object.values(services).map(({ image }) => image);
    expect(images.filter((image) => !pinned.test(image))).toEqual([]);
    expect(servers[0].image).toBe(`eptw:${JSON.parse(readText('package.json')).version}`);
  });

  test('exposes only the proxy, and keeps persistent data in volumes', () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.')),
    );
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    const listVolumes = (name) => services[name].volumes.filter((volume) => !volume.startsWith('./'));
    expect(listVolumes('database')).toEqual(['database:/var/lib/postgresql']);
    expect(listVolumes('store')).toEqual(['files:/data', 'accounts:/accounts']);
    expect(listVolumes('proxy')).toEqual(['certificates:/data']);
  });

  test('has a proxy that knows every server, its port and its readiness check', () => {
    const proxy = readText('deploy/compose/Caddyfile');
    const [, upstreams] = /reverse_proxy (.*) \{/.exec(proxy);
    const names = Object.keys(services).filter((name) => services[name].build);
    expect(upstreams.split(' ')).toEqual(names.map((name) => `${name}:8080`));
    expect(health).toContain(/health_uri (\S+)/.exec(proxy)[1]);
    expect(proxy).not.toContain('metrics');
  });
});

describe('Kubernetes', () => {
  const folder = 'deploy/kubernetes/base';
  const kustomization = readYaml(`${folder}/kustomization.yaml`);
  const objects = Object.fromEntries(
    kustomization.resources.map((file) => readYaml(`${folder}/${file}`)).map((object) => [object.kind, object]),
  );
  const pod = objects.Deployment.spec.template;
  const [container] = pod.spec.containers;
  const labels = pod.metadata.labels;
  const constants = Object.fromEntries(
    kustomization.configMapGenerator[0].literals.map((pair) => Object.entries(readVariables(pair))[0]),
  );
  const secrets = container.env.map(({ name, valueFrom }) => ({ setting: name, ...valueFrom.secretKeyRef }));

  test('lists every file beside it', () => {
    const files = readdirSync(path.join(root, folder)).filter((file) => file !== 'kustomization.yaml');
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
  });

  test('uses valid settings, and secrets by reference', () => {
    const names = [...Object.keys(constants), ...secrets.map(({ setting }) => setting)];
    expect(names.filter((name) => !settings.includes(name))).toEqual([]);
    const samples = {
      DATABASE_URL: 'postgres://eptw:secret@database/eptw',
      SMTP_URL: 'smtps://mail.fab.example:465',
      S3_ACCESS_KEY_ID: 'eptw',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(secrets.filter(({ optional }) => !optional).map(({ setting }) => setting)).toEqual(Object.keys(samples));
    expect(readConfig({ ...constants, ...samples })).toMatchObject({ demo: false, trustProxy: 1, metricsPort: 9464 });
    expect(secrets.every(({ setting, name, key }) => setting === key && name === 'eptw')).toBe(true);
    expect(container.envFrom[0].configMapRef.name).toBe(kustomization.configMapGenerator[0].name);
  });

  test('probes liveness and readiness on the right ports', () => {
    const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, containerPort]));
    const environment = readStages(readText('Dockerfile'))
      .at(-1)
      .instructions.find(({ word }) => word === 'ENV').rest;
    expect(environment).toContain(`PORT=${ports.http} `);
    expect(ports.metrics).toBe(Number(constants.METRICS_PORT));
    expect(pod.metadata.annotations['prometheus.io/port']).toBe(constants.METRICS_PORT);
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      expect(health).toContain(container[probe].httpGet.path);
      expect(ports).toHaveProperty(container[probe].httpGet.port);
    }
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
  });

  test('routes from the ingress to the pods, and never to the metrics', () => {
    const { service } = objects.Ingress.spec.rules[0].http.paths[0].backend;
    const [port, ...others] = objects.Service.spec.ports;
    expect([service.name, service.port.name]).toEqual([objects.Service.metadata.name, port.name]);
    expect([port.targetPort, others]).toEqual(['http', []]);
    expect(`https://${objects.Ingress.spec.rules[0].host}`).toBe(constants.PUBLIC_URL);
  });

  test('selects the same pods everywhere', () => {
    const { Deployment, Service, PodDisruptionBudget, NetworkPolicy } = objects;
    expect([
      Deployment.spec.selector.matchLabels,
      Service.spec.selector,
      PodDisruptionBudget.spec.selector.matchLabels,
      NetworkPolicy.spec.podSelector.matchLabels,
    ]).toEqual([labels, labels, labels, labels]);
  });

  test('keeps one pod running through upgrades and maintenance, and lets it stop cleanly', () => {
    const { replicas, strategy } = objects.Deployment.spec;
    expect(replicas).toBeGreaterThan(objects.PodDisruptionBudget.spec.minAvailable);
    expect(strategy.rollingUpdate.maxUnavailable).toBe(0);
    const seconds = Number(/closeTimeoutMs = (\d+)_000/.exec(readText('server/src/main.ts'))[1]);
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(seconds + 5);
  });

  test('runs as the account of the image, with nothing that it does not need', () => {
    const [user] = readStages(readText('Dockerfile'))
      .at(-1)
      .instructions.find(({ word }) => word === 'USER')
      .rest.split(':');
    expect(pod.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user) });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  test('pins the image to the version of the program', () => {
    const [image] = kustomization.images;
    expect([image.name, image.newTag]).toEqual([container.image, JSON.parse(readText('package.json')).version]);
  });

  describe('scheduled jobs', () => {
    const scheduled = 'deploy/kubernetes/scheduled';
    const component = readYaml(`${scheduled}/kustomization.yaml`);
    const jobs = component.resources.map((file) => readYaml(`${scheduled}/${file}`));
    const podOf = ({ spec }) => spec.jobTemplate.spec.template;

    test('lists every file beside it, and uses the image of the base', () => {
      const files = readdirSync(path.join(root, scheduled)).filter((file) => file !== 'kustomization.yaml');
      expect(component.resources.toSorted()).toEqual(files.toSorted());
      expect(component.images).toEqual(kustomization.images);
    });

    test.each(jobs.map((job) => [job.metadata.name, job]))(
      '%s runs like the program, and serves no requests',
      (_name, job) => {
        const { metadata, spec } = podOf(job);
        const [task] = spec.containers;
        expect(spec.securityContext).toEqual({
          ...pod.spec.securityContext,
          fsGroup: pod.spec.securityContext.runAsGroup,
        });
        expect([task.image, task.securityContext, task.envFrom]).toEqual([
          container.image,
          container.securityContext,
          container.envFrom,
        ]);
        expect(task.env).toEqual(container.env.filter(({ valueFrom }) => !valueFrom.secretKeyRef.optional));
        expect(metadata.labels).not.toMatchObject(objects.Service.spec.selector);
        const [{ mountPath }] = task.volumeMounts;
        expect(task.command.join(' ')).toContain(`.js ${mountPath}`);
      },
    );
  });
});
