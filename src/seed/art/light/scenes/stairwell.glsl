// A concrete stair between two walls. Daylight falls through one slit; under the handrail runs a warm line of light.
#define BALANCE 4600.0
#define LIGHTS 9
#define BOUNCES 4
#define CLAMP 1.2
#define FOG 0.022
float fog(vec3 p) { return 0.016 + 0.012 * noise(p * 0.7); }
vec3 sky(vec3 rd) { return vec3(0.32, 0.62, 0.80) * 9.0; }
void camera(vec2 uv, out vec3 ro, out vec3 rd) {
  ro = vec3(0.9, 1.5, -4.6);
  vec3 f = normalize(vec3(-0.25, 2.9, 4.0) - ro), r = normalize(cross(vec3(0, 1, 0), f)), u = cross(f, r);
  rd = normalize(f * 1.55 + r * uv.x + u * uv.y);
}
vec3 lamp(int i, vec3 p, out vec3 lp) {
  vec2 j = rnd2() - 0.5;
  if (i == 0) {
    lp = vec3(-0.66 + j.x * 0.05, 10.6 + j.y * 0.5, 8.8);
    vec3 d = p - lp;
    float away = 8.8 - p.z, blade = abs(p.x + 0.66 - 0.16 * away) / (0.10 + 0.012 * away);
    return vec3(0.52, 0.86, 1.0) * 1150.0 / dot(d, d) * smoothstep(1.35, 0.75, blade);
  }
  if (i == 1) {
    lp = vec3(-0.66 + j.x * 0.2, 7.8 + j.y * 6.0, 8.9);
    vec3 d = p - lp;
    return vec3(0.40, 0.74, 0.92) * 130.0 / dot(d, d) * max(-d.z * inversesqrt(dot(d, d)), 0.0);
  }
  float z = -3.6 + 1.8 * (float(i - 2) + j.x + 0.5);
  lp = vec3(2.34, 1.44 + 0.6 * max(z, -0.8) - 0.24, z);
  vec3 d = p - lp;
  float r2 = dot(d, d);
  return kelvin(2700.0) * 4.2 / max(r2, 0.03) * smoothstep(-0.1, 0.8, dot(d * inversesqrt(r2), normalize(vec3(-0.30, -1.0, 0.0))));
}
Hit trace(vec3 ro, vec3 rd, float tmax) {
  Hit h = miss(tmax);
  plane(h, ro, rd, vec3(0, 1, 0), 0.0, 0);
  plane(h, ro, rd, vec3(1, 0, 0), 2.6, 1);
  plane(h, ro, rd, vec3(-1, 0, 0), 2.6, 1);
  plane(h, ro, rd, vec3(0, 0, 1), 9.0, 1);
  box(h, ro, rd, vec3(-5.80, 5.0, 9.3), vec3(5.0, 7.0, 0.3), 1);
  box(h, ro, rd, vec3(4.48, 5.0, 9.3), vec3(5.0, 7.0, 0.3), 1);
  box(h, ro, rd, vec3(0.0, 11.5, 0.0), vec3(6.0, 0.2, 30.0), 1);
  for (int i = 0; i < 15; i++) {
    float k = float(i);
    box(h, ro, rd, vec3(0.0, 0.15 + 0.15 * k, 5.2 + 0.25 * k), vec3(2.7, 0.15 + 0.15 * k, 6.0), 2);
  }
  if (h.id < 0) return h;
  vec3 p = ro + rd * h.t;
  h.rough = 0.8; h.spec = 0.0;
  vec2 q = abs(h.n.x) > 0.5 ? p.zy : abs(h.n.z) > 0.5 ? p.xy : p.xz;
  float cloud = fbm(vec3(q * 0.9, h.n.x * 3.0 + 2.0)), fine = noise(vec3(q * 55.0, 1.0));
  h.albedo = vec3(0.43, 0.435, 0.43) * (0.62 + 0.55 * cloud) * (0.94 + 0.1 * fine);
  if (h.id == 1) {
    vec2 b = q / vec2(2.4, 1.2);
    vec2 e = abs(fract(b) - 0.5);
    float seam = smoothstep(0.493, 0.5, max(e.x, e.y + 0.003));
    vec2 o = abs(fract(b * vec2(2.0, 1.0) + vec2(0.5, 0.0)) - 0.5) * vec2(1.2, 1.2);
    float hole = smoothstep(0.022, 0.016, length(fract(b * vec2(2.0, 2.0)) * vec2(1.2, 0.6) - vec2(0.6, 0.3)));
    h.albedo *= 1.0 - 0.55 * seam - 0.6 * hole;
    h.n = normalize(h.n + 0.05 * (vec3(noise(vec3(q * 9.0, 3.0)), noise(vec3(q * 9.0, 7.0)), noise(vec3(q * 9.0, 5.0))) - 0.5));
  } else if (h.id == 2 || h.id == 0) {
    h.rough = 0.42; h.spec = 0.03;
    h.albedo *= 0.75;
  }
  return h;
}
