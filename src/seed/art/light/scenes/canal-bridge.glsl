// A canal at night: one stone arch washed from below, lanterns on the quay, lit windows, black rippled water.
#define BALANCE 3600.0
#define LIGHTS 8
#define BOUNCES 4
#define CLAMP 4.0
#define FOG 0.010
float fog(vec3 p) { return 0.010 * exp(-max(p.y, 0.0) * 0.22) * (0.5 + noise(p * vec3(0.22, 0.5, 0.22))); }
vec3 sky(vec3 rd) {
  float y = max(rd.y, 0.0);
  float c = fbm(vec3(rd.xz / (y + 0.22) * 0.55, 3.0));
  return mix(vec3(0.050, 0.135, 0.160), vec3(0.010, 0.028, 0.044), smoothstep(0.0, 0.55, y)) * (0.55 + 0.9 * c);
}
void camera(vec2 uv, out vec3 ro, out vec3 rd) {
  ro = vec3(-1.5, 1.15, -17.5);
  vec3 f = normalize(vec3(0.55, 2.45, 0.0) - ro), r = normalize(cross(vec3(0, 1, 0), f)), u = cross(f, r);
  rd = normalize(f * 1.95 + r * uv.x + u * uv.y);
}
const vec3 POSTS[4] = vec3[4](vec3(-8.1, 4.6, -7.5), vec3(8.1, 4.6, -4.2), vec3(-8.1, 4.6, 13.0), vec3(8.1, 4.6, 15.0));
vec3 lamp(int i, vec3 p, out vec3 lp) {
  vec2 j = rnd2() - 0.5;
  if (i < 4) {
    lp = POSTS[i] + vec3(j.x, j.y, 0.0) * 0.2;
    vec3 d = p - lp;
    return kelvin(2500.0) * 34.0 / max(dot(d, d), 0.05);
  }
  if (i < 6) {
    lp = vec3(i == 4 ? -4.6 : 4.6, 0.28, 2.5 + j.y * 4.4);
    vec3 d = p - lp;
    float r2 = dot(d, d);
    return kelvin(2800.0) * 110.0 / max(r2, 0.1) * cone(d * inversesqrt(r2), normalize(vec3(i == 4 ? 0.42 : -0.42, 1.0, 0.0)), 0.9, 0.25);
  }
  lp = vec3(i == 6 ? -5.6 : 5.6, 0.35, -0.9) + vec3(j.x, 0.0, 0.0) * 0.5;
  vec3 d = p - lp;
  float r2 = dot(d, d);
  return vec3(0.35, 0.85, 0.95) * 40.0 / max(r2, 0.1) * cone(d * inversesqrt(r2), normalize(vec3(0.0, 1.0, 0.30)), 0.95, 0.55);
}
const vec2 ARCH = vec2(4.9, 2.95);
void bridge(inout Hit h, vec3 ro, vec3 rd) {
  Hit b = miss(h.t);
  vec3 c = vec3(0.0, 1.9, 2.5), e = vec3(7.6, 2.2, 2.5);
  box(b, ro, rd, c, e, 1);
  bool inside = all(lessThan(abs(ro - c), e));
  if (b.id >= 0 && !inside) {
    vec3 p = ro + rd * b.t;
    if (abs(b.n.z) < 0.5 || length(p.xy / ARCH) > 1.0) { put(h, b.t, b.n, abs(b.n.y) > 0.5 ? 6 : 1); return; }
  } else if (!inside) return;
  vec2 o = ro.xy / ARCH, d = rd.xy / ARCH;
  float A = dot(d, d), B = dot(o, d), q = B * B - A * (dot(o, o) - 1.0);
  if (q < 0.0) return;
  float t = (-B + sqrt(q)) / A;
  vec3 p = ro + rd * t;
  if (abs(p.z - 2.5) < 2.5 && p.y > 0.0) put(h, t, -normalize(vec3(p.xy / (ARCH * ARCH), 0.0)), 2);
}
void house(inout Hit h, vec3 ro, vec3 rd, float s, float z, float w, float y) {
  box(h, ro, rd, vec3(s * 16.0, y * 0.5, z), vec3(3.6, y * 0.5, w), 4);
  box(h, ro, rd, vec3(s * 16.0, y + 0.55, z), vec3(3.5, 0.6, w * 0.68), 4);
  box(h, ro, rd, vec3(s * 16.0, y + 1.55, z), vec3(3.4, 0.6, w * 0.36), 4);
}
Hit trace(vec3 ro, vec3 rd, float tmax) {
  Hit h = miss(tmax);
  plane(h, ro, rd, vec3(0, 1, 0), 0.0, 0);
  bridge(h, ro, rd);
  box(h, ro, rd, vec3(0.0, 4.32, 0.12), vec3(7.8, 0.26, 0.16), 3);
  box(h, ro, rd, vec3(-14.5, 0.8, 10.0), vec3(7.0, 0.85, 60.0), 5);
  box(h, ro, rd, vec3(14.5, 0.8, 10.0), vec3(7.0, 0.85, 60.0), 5);
  for (int i = 0; i < 4; i++) {
    tube(h, ro, rd, POSTS[i].xz, 0.055, 1.6, 4.3, 7);
    box(h, ro, rd, POSTS[i] + vec3(0, 0.34, 0), vec3(0.24, 0.05, 0.24), 7);
  }
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    for (int i = 0; i < 7; i++) {
      float k = float(i), r = hash2(vec2(k, side));
      house(h, ro, rd, side, -9.0 + 5.4 * k, 2.55, 8.6 + 3.2 * r);
    }
  }
  box(h, ro, rd, vec3(0.0, 6.0, 46.0), vec3(30.0, 6.0, 1.0), 4);
  if (h.id < 0) return h;
  vec3 p = ro + rd * h.t;
  h.rough = 0.9; h.spec = 0.0; h.albedo = vec3(0.1);
  if (h.id == 0) {
    float e = 0.03, k = 1.0 / (1.0 + h.t * 0.03);
    vec3 w = vec3(p.x * 1.1, p.z * 2.9, 0.4);
    float a = fbm(w), bx = fbm(w + vec3(e, 0, 0)), bz = fbm(w + vec3(0, e, 0));
    h.n = normalize(vec3((a - bx) / e * 0.050 * k, 1.0, (a - bz) / e * 0.075 * k));
    h.albedo = vec3(0.002, 0.006, 0.006); h.spec = 0.03; h.rough = 0.05;
  } else if (h.id == 1 || h.id == 2 || h.id == 5) {
    vec2 q = h.id == 2 ? vec2(p.z, atan(p.y / ARCH.y, p.x / ARCH.x) * 4.2) : abs(h.n.x) > 0.5 ? p.zy : p.xy;
    float ring = length(p.xy / ARCH);
    bool voussoir = h.id == 1 && ring < 1.16;
    if (voussoir) q = vec2((ring - 1.0) * 3.0 + 0.02, atan(p.y / ARCH.y, p.x / ARCH.x) * 3.0);
    vec2 size = voussoir ? vec2(0.6, 0.28) : vec2(0.46, 0.14);
    float row = floor(q.y / size.y);
    vec2 b = vec2(q.x / size.x + 0.5 * mod(row, 2.0), q.y / size.y);
    vec2 f = abs(fract(b) - 0.5);
    float joint = max(smoothstep(0.44, 0.49, f.x), smoothstep(0.40, 0.48, f.y));
    float tone = hash2(floor(b) + 7.0);
    vec3 brick = voussoir ? vec3(0.36, 0.34, 0.30) : mix(vec3(0.24, 0.12, 0.075), vec3(0.36, 0.20, 0.12), tone);
    h.albedo = mix(brick * (0.7 + 0.5 * fbm(p * 3.0)), vec3(0.17, 0.155, 0.14), joint);
    h.albedo *= 0.35 + 0.65 * smoothstep(0.0, 0.7, p.y);
    h.n = normalize(h.n + (joint > 0.5 ? 0.25 : 0.1) * (vec3(noise(p * 25.0), noise(p * 25.0 + 5.0), noise(p * 25.0 + 9.0)) - 0.5));
  } else if (h.id == 3) { h.albedo = vec3(0.32, 0.31, 0.29); }
  else if (h.id == 4) {
    bool front = abs(h.n.x) > 0.5;
    vec2 q = front ? p.zy : p.xy;
    vec2 c = vec2(q.x / 1.36 + 0.62, (q.y - 1.3) / 2.35), g = floor(c), f = fract(c);
    float on = hash2(g + (p.x > 0.0 ? 13.0 : 4.0) + floor(p.x * 0.05));
    h.albedo = mix(vec3(0.085, 0.062, 0.05), vec3(0.14, 0.13, 0.12), hash2(vec2(floor((p.z + 11.7) / 5.4), 2.0))) * (0.8 + 0.4 * noise(p * 4.0));
    bool pane = f.x > 0.22 && f.x < 0.78 && f.y > 0.16 && f.y < 0.80 && q.y < 9.2;
    if (pane) {
      float bar = max(smoothstep(0.03, 0.015, abs(f.x - 0.5)), smoothstep(0.016, 0.008, abs(f.y - 0.58)));
      h.albedo = vec3(0.012); h.spec = 0.04; h.rough = 0.1;
      float room = 0.35 + 0.65 * noise(vec3(f * vec2(3.0, 2.0) + g * 5.0, 1.0));
      if (on > 0.80) h.emit = kelvin(2600.0 + 600.0 * hash2(g)) * 1.3 * room * (1.0 - bar) * (on > 0.93 ? 1.7 : 0.55);
      else if (on > 0.76) h.emit = vec3(0.1, 0.3, 0.36) * 0.28 * room * (1.0 - bar);
      h.albedo += bar * 0.25;
    }
  } else if (h.id == 6) { h.albedo = vec3(0.16); }
  else if (h.id == 7) { h.albedo = vec3(0.02); }
  else if (h.id == 8) { h.emit = kelvin(2500.0) * 30.0; }
  return h;
}
