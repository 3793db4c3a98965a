// A brick warehouse front on a wet quay, lit from the ground between its pilasters.
#define BALANCE 3600.0
#define LIGHTS 7
#define BOUNCES 4
#define CLAMP 4.0
#define FOG 0.006
float fog(vec3 p) { return 0.007 * (0.4 + noise(p * 0.8)); }
vec3 sky(vec3 rd) {
  float c = fbm(vec3(rd.xz / (abs(rd.y) + 0.3) * 0.9, 1.0));
  return mix(vec3(0.040, 0.125, 0.150), vec3(0.010, 0.030, 0.045), smoothstep(0.0, 0.7, rd.y)) * (0.4 + 1.1 * c);
}
void camera(vec2 uv, out vec3 ro, out vec3 rd) {
  ro = vec3(-9.6, 1.35, -7.2);
  vec3 f = normalize(vec3(0.4, 3.35, 1.2) - ro), r = normalize(cross(vec3(0, 1, 0), f)), u = cross(f, r);
  rd = normalize(f * 1.35 + r * uv.x + u * uv.y);
}
vec3 lamp(int i, vec3 p, out vec3 lp) {
  vec2 j = rnd2() - 0.5;
  if (i < 6) {
    lp = vec3(-7.5 + 3.0 * float(i), 0.06, -0.42) + vec3(j.x, 0.0, j.y) * 0.10;
    vec3 d = p - lp;
    float r2 = dot(d, d);
    return kelvin(i == 2 ? 2500.0 : 2800.0) * 110.0 / max(r2, 0.12) * cone(d * inversesqrt(r2), normalize(vec3(0.0, 1.0, 0.06)), 0.97, 0.30);
  }
  lp = vec3(-30.0, 26.0, -40.0) + vec3(j, 0.0) * 3.0;
  vec3 d = p - lp;
  return vec3(0.30, 0.75, 0.9) * 900.0 / dot(d, d);
}
Hit trace(vec3 ro, vec3 rd, float tmax) {
  Hit h = miss(tmax);
  plane(h, ro, rd, vec3(0, 1, 0), 0.0, 0);
  box(h, ro, rd, vec3(1.0, 4.6, 3.0), vec3(11.5, 4.6, 3.0), 1);
  box(h, ro, rd, vec3(1.0, 9.35, 2.75), vec3(11.9, 0.22, 3.1), 3);
  box(h, ro, rd, vec3(1.0, 0.35, 2.9), vec3(11.6, 0.35, 3.0), 3);
  for (int i = 0; i < 8; i++) box(h, ro, rd, vec3(-9.0 + 3.0 * float(i), 4.6, 0.0), vec3(0.33, 4.6, 0.24), 2);
  if (h.id == 1 && h.n.z < -0.5) {
    vec3 p = ro + rd * h.t;
    float x = mod(p.x + 9.0, 3.0) - 1.5, row = floor((p.y - 1.2) / 2.75), y = mod(p.y - 1.2, 2.75);
    float arch = y < 1.35 ? abs(x) - 0.62 : length(vec2(x, y - 1.35)) - 0.62;
    if (arch < 0.0 && row >= 0.0 && row < 3.0) {
      float t = (0.34 - ro.z) / rd.z;
      vec3 q = ro + rd * t;
      float qx = mod(q.x + 9.0, 3.0) - 1.5, qy = q.y - 1.2 - row * 2.75;
      float inner = qy < 1.35 ? abs(qx) - 0.62 : length(vec2(qx, qy - 1.35)) - 0.62;
      if (inner < 0.0 && qy > 0.0) { h.t = t; h.id = 5; }
      else { h.t += max(0.02, (t - h.t) * 0.5); h.id = 6; h.n = normalize(vec3(qy < 0.0 ? 0.0 : -sign(qx), qy < 0.0 ? 1.0 : -0.3, -0.3)); }
    }
  }
  if (h.id < 0) return h;
  vec3 p = ro + rd * h.t;
  h.rough = 0.9; h.spec = 0.0;
  if (h.id == 0) {
    vec2 q = p.xz / vec2(0.42, 0.20);
    q.x += 0.5 * mod(floor(q.y), 2.0);
    vec2 f = fract(q) - 0.5;
    float tone = hash2(floor(q)), dome = dot(f, f), joint = smoothstep(0.36, 0.48, max(abs(f.x), abs(f.y)));
    float puddle = smoothstep(0.47, 0.60, fbm(vec3(p.xz * 0.42, 4.0)));
    vec3 tilt = vec3(f.x * 0.5 + (tone - 0.5) * 0.12, 0.0, f.y * 0.32 + (hash2(floor(q) + 3.0) - 0.5) * 0.12) * (1.0 - puddle * 0.96);
    h.n = normalize(vec3(0, 1, 0) + tilt);
    h.albedo = vec3(0.055, 0.052, 0.05) * (0.5 + tone) * (1.0 - 0.6 * joint) * (1.0 - 0.7 * puddle);
    h.spec = 0.05; h.rough = mix(0.20 + 0.2 * joint, 0.03, puddle);
  } else if (h.id == 1 || h.id == 2 || h.id == 6) {
    vec2 q = abs(h.n.x) > 0.5 ? p.zy : p.xy;
    vec2 size = vec2(0.23, 0.072);
    float row = floor(q.y / size.y);
    vec2 b = vec2(q.x / size.x + 0.5 * mod(row, 2.0), q.y / size.y), f = abs(fract(b) - 0.5);
    float joint = max(smoothstep(0.445, 0.48, f.x), smoothstep(0.38, 0.46, f.y));
    float tone = hash2(floor(b) + 3.0);
    vec3 brick = mix(vec3(0.23, 0.115, 0.075), vec3(0.40, 0.25, 0.17), tone * tone);
    if (tone > 0.93) brick *= 0.42;
    h.albedo = mix(brick * (0.75 + 0.45 * fbm(p * 9.0)), vec3(0.24, 0.22, 0.20), joint);
    if (h.id == 6) h.albedo *= 0.6;
    h.n = normalize(h.n + vec3(tone - 0.5, (hash2(floor(b) + 9.0) - 0.5) * 1.2 - joint * 0.5, 0.0) * 0.16
      + 0.16 * (vec3(noise(p * 70.0), noise(p * 70.0 + 4.0), noise(p * 70.0 + 8.0)) - 0.5));
  } else if (h.id == 3) h.albedo = vec3(0.30, 0.29, 0.27) * (0.7 + 0.5 * fbm(p * 4.0));
  else {
    float x = mod(p.x + 9.0, 3.0) - 1.5, y = mod(p.y - 1.2, 2.75), row = floor((p.y - 1.2) / 2.75), col = floor((p.x + 9.0) / 3.0);
    float bar = max(smoothstep(0.035, 0.02, abs(mod(x + 0.21, 0.42) - 0.21)), smoothstep(0.035, 0.02, abs(mod(y, 0.46) - 0.23)));
    h.albedo = vec3(0.01) + bar * 0.05; h.spec = 0.05 * (1.0 - bar); h.rough = 0.06;
    float lit = hash2(vec2(row, col) + 2.0);
    float room = 0.4 + 0.8 * fbm(vec3(x * 2.0, y * 1.6, lit * 9.0));
    if (lit > 0.72) h.emit = kelvin(2700.0) * 1.1 * room * (1.0 - bar);
    else h.emit = vec3(0.01, 0.035, 0.045) * 0.4 * (1.0 - bar);
  }
  return h;
}
